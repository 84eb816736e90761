/** Somebody who may hurt themselves or another. */
export const MIND = {
  'self-harm': [
    'not .. (want|wan na|wanna) .. (be (alive|around|here)|carry on|exist|go on|live|wake up) unless (hospital)',
    '(no (point|reason)|CANT see (the|any|a) point|what is the point|see (the|any|a) point) .. (any*|being|carry*|go* on|liv*|life|me) unless (course|cream|tablet|physio)',
    '(end|finish) (it all|my life|her life|his life|thing|everything)',
    '(end it|end it all|ending it)(?! (with|on|by) (him|her|a high))',
    '(everyone|everybody|family|kid|they|world) would be (better|easier|happier)(?= (#|if|off|without))',
    '(everyone|everybody|family|kid|they|people|nobody|world) .. (better|happier|miss|easier) .. (dead|gone|not here|without me|off)',
    '(goodbye|(left|wrote|written) .. (letter|note)) & (kill|dead|gone|die|suicid*|end it|happier|better off)',
    '(kill|hang|hurt|harm|cut|shoot|drown|hurting) (myself|himself|herself|themselves|my self|mysel(f|v)|himsel(f|v)|hersel(f|v)) unless (never|not|no) .. (cut|harm|hurt|kill) [a-z]*(self|selves|sel(f|v)) unless (accident|knife|shav*|chopping|while|when i was a|not think* of)',
    '(cut|slit|slash*) (my|his|her) (wrist|arm|throat|leg)s? & (last night|again|purpose|scared|myself|on purpose|want)',
    '(wish|hope) .. (asleep|dead|never been born|never wake|not wake|go to sleep and)',
    '(think*|thought) .. (jump*|bridge|train|cliff|pill) & (end|life|die|dying|tonight|over|everything|myself)',
    'suicid*(?! (helpline|hotline|line|prevention))',
    '(want to die|ready to die|rather be dead|better off dead)(?! laugh) unless not( because)?( i)? want to die',
    'life is not worth',
    'do something (silly|stupid) & (myself|life|safe|pill|low|alone|trust|scared)',
    'self harm',
    '(voice|voices) .. (kill|harm|tell* me to)',
    'go* to (hurt|kill) (him|her|someone|somebody|them)',
  ],
} as const;
