oathra check call.txt --lang ja
oathra check --jsonl calls.jsonl
