oathra check call.txt
oathra check --jsonl calls.jsonl
