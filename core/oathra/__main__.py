"""`python -m oathra`: the command `oathra`. Left out of the browser, and the only import of the terminal here."""

if __name__ == "__main__":
    import sys

    from oathra_cli.main import main

    sys.exit(main())
