"""English words that raise doubt where nothing explains them, and the subjects that do not touch a booking."""

from __future__ import annotations

from .keys import pattern

__all__ = ["ASIDES", "CORE_WORDS", "RISKS"]

RISKS = pattern(
    r"\b(?:not|never|no|nothing|nobody|none|neither|nor|unless|until|if|depends|depending|would|could|should|might|may (?=be\b|have|not|need|take|come|change|still|well|possibly)|maybe|perhaps|probably|possibly|hopefully"
    r"|think|guess|believe|suppose|reckon|assume|try|trying|tentative\w*|pencil\w*|hold|holding|wait(?! staff)|waiting(?! (?:room|area|for you))(?<!be waiting)|waitlist\w*|list|pending|requested|request|subject|sorry|unfortunately|afraid"
    r"|actually|oops|hm|hmm|hmmm\w*|full|fully|taken|closed|shut|cancel\w*|instead|except|however|although|though|deposit|card|website|online|kidding|joking|supposed|wrong|mistake|problem|error"
    r"|fail\w*|unable|need|must|have to|only(?= (?:if|at|for|on|when|the|until|have|has|got|takes?|as|after|before|one|by|a\b|put|hold|provisional|tentative))|(?<!you )later(?!\W*$)|provisional\w*|standby|check(?![- ]?(?:in|out|up)\b)|confirm(?!ed|ation)|\w+n't|cannot)\b"
)
ASIDES = pattern(
    r"\b(?:park\w*|lift|elevator|pets?|dogs?|cats?|cards?|cash|pools?|spa|gym|sauna|showers?|lockers?|rackets?|balls?|socks|spikes|seating|steps?|side|corner|street|road|gate|lobby|reception|outside|upstairs|downstairs|basement|stop|queue|neighbou?rs?|builders?|paint|carpet|heating|boiler|meter|keys?|mats?|lead|leash|muzzle|collar|helmet|boots?|jacket|coat|towel|clothes|jeans|trainers|shirt|wash|eat|drink|fast|fasting|fasted|sugar|coffee|tea|water|meds|medication|tablets|glasses|contacts|teeth|bag|suitcase|pram|buggy|wheelchair|seatbelt|film|match|game|show|interval|kickoff|snow|wind|fog|sun|midges|weather|phone signal|wifi|curfew|heels|flowers|candles|balloons|decorations|speakers|smell|fur|nails|scissors|clippers|shampoo|sauce|menu|special|soup|dessert|pudding|spice|garlic|onion|fish|meat|oil|tyres?|tires?|brakes?|clutch|bonnet|petrol|diesel|battery|wi-?fi|internet|breakfast|smok\w+|high ?chair|allerg\w+|nuts?|gluten|vegan|vegetarian|vegan|kitchen|menu|food|dish\w*|wine|corkage|cake"
    r"|dress|shoes|music|loud|weather|rain\w*|course|traffic|directions|address|entrance|door|stairs|terrace|view|air ?con\w*|aircon|towels?|pool|gym|courtesy car|license|licence|passport"
    r"|rating|stars?|phone number|contact|(?<!off the )phone|total|price|cost|fee|rate|furnished|laundry|luggage|check-?in|check-?out|insurance|tax|tolls?|glasses|referral|hair|driver|server|traces|waiting room|statement|income|spicy|drinks?|beer|ice|cold|busy|quiet|slammed|cat|symptoms|temperature|forecast)\b"
)
CORE_WORDS = pattern(
    r"\b(?:book\w*|reserv\w*|appointment\w*|tables?|rooms?|courts?|lanes?|slots?|spots?|seats?|tickets?|(?:your|the) order|availab\w*|confirm\w*|slots?|full|free(?! (?:of charge|parking|wi))|taken|closed|shut|sold|gone|unavailable|packed|kicked|hold|held|cancel\w*|seat you|fit you|(?:that|this|your) (?:time|day|date)|deposit|approved?|request\w*|list)\b"
)
