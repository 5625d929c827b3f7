oathra play half-past-seven
oathra play only-in-pencil --you caller
