"""English words that raise doubt where nothing explains them, and the subjects that do not touch a booking."""

from __future__ import annotations

from .keys import pattern

__all__ = ["ASIDES", "CORE_WORDS", "RISKS"]

RISKS = pattern(
    r"\b(?:not|never|no|nothing|nobody|none|neither|nor|unless|until|if|depends|depending|would|could|should|might|may(?! \d)|maybe|perhaps|probably|possibly|hopefully"
    r"|think|guess|believe|suppose|reckon|assume|try|trying|tentative\w*|pencil\w*|hold|holding|wait(?! staff)|waiting(?! (?:room|area|for you))(?<!be waiting)|waitlist\w*|list|pending|requested|request|subject|sorry|unfortunately|afraid"
    r"|actually|oops|hm|hmm|hmmm\w*|full|fully|taken|closed|shut|cancel\w*|instead|except|however|although|though|deposit|card|website|online|kidding|joking|supposed|wrong|mistake|problem|error"
    r"|fail\w*|unable|need|must|have to|only|(?<!you )later|provisional\w*|standby|check(?![- ]?(?:in|out|up)\b)|confirm(?!ed|ation)|\w+n't|cannot)\b"
)
ASIDES = pattern(
    r"\b(?:park\w*|lift|elevator|pets?|dogs?|cats?|cards?|cash|wi-?fi|internet|breakfast|smok\w+|high ?chair|allerg\w+|nuts?|gluten|vegan|vegetarian|vegan|kitchen|menu|food|dish\w*|wine|corkage|cake"
    r"|dress|shoes|music|loud|weather|rain\w*|course|traffic|bus|station|directions|address|entrance|door|stairs|terrace|view|air ?con\w*|aircon|towels?|pool|gym|courtesy car|taxi|license|licence|passport"
    r"|rating|stars?|phone number|contact|phone|total|price|cost|fee|rate|furnished|laundry|luggage|check-?in|check-?out|insurance|tax|tolls?|glasses|referral|hair|driver|server|traces|waiting room|statement|income|spicy|drinks?|beer|ice|cold|busy|quiet|slammed|cat|symptoms|temperature|forecast)\b"
)
CORE_WORDS = pattern(
    r"\b(?:book\w*|reserv\w*|appointment\w*|tables?|availab\w*|confirm\w*|slots?|full|free(?! (?:of charge|parking|wi))|taken|closed|shut|hold|held|cancel\w*|unfortunately you|for you|seat you|fit you|fit|time|day|date|deposit|approved?|request\w*|list)\b"
)
