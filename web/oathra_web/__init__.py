"""The pages: how they are built, served on this machine, and measured.

`python -m oathra_web build` writes site/dist; nothing here decides a verdict, that is `oathra`.
"""
