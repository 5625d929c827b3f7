oathra play shichiji-han
oathra play kari-no-mama --you caller
