// How to read a sentence: describe.ts.
export const openings = `
My name is {first} and I come from {home}.
[Good day/Hello/Greetings], I am {first}, from {home}[, /. It is a town ]known for its {trade}.
x|I am {first}, and I have worked in family homes for {years}.
x|Hello, my name is {first}. I have done this work for {years} and I still [enjoy it/learn something new in every house].
x|I have {years} of experience in private homes, most recently with {family} in {city}.
h|I was born in {home} as {sibling}, so I learned early how a house is kept.
h|As {sibling} I was cooking rice and calming babies long before anyone paid me for it.
x|For {years} I have made my living in other people's homes, and I have learned that each one has its own way.
x|After {stay} with {family} in {city} I [left as a friend of the house/left with a good letter and a few tears].
xi|The family I worked for is [moving abroad/moving back to Europe/leaving the country this season], so I am looking for a new home to look after.
h|I am a calm person and I like a calm house.
First of all, thank you for [reading my profile/taking the time to read this].
a|At the moment I am at home in {athome}, [with my papers ready/with my passport ready] to travel.
xa|I am writing from {athome}, where I am resting with my family before the next contract.
xa|I came home to {athome} when my last contract ended, and now I am ready to go again.
q|I already live in Qatar, in {district}, so we can [meet in person/talk face to face before you decide].
q|You can find me in {district}; an interview at short notice is no problem.
xq|I know Qatar well by now: its summers, its traffic and its kindness.
x|I worked in {earlier} first and later for {family} in {city}.
Work in a home is not small work, and I take it seriously.
na|This will be my first time to work abroad, and I have prepared for it [well/with care].
nah|I have not worked overseas yet, but I have kept house and raised my younger brothers and sisters in {home}.
nah|I finished my training in household services in {hub} this year[, with a good mark/ and I was among the best of my class].
na|You will be my first employer abroad, so let me say it honestly: I am new, and I learn fast.
I did two years of {study} before I [chose this work/had to leave school to help at home].
h|My grandmother in {home} taught me how a house should be kept: early, quietly and properly.
I am honest, I am punctual and I do not leave a job half done.
Mornings are my best hours: when the house wakes up, I have already begun.
I would describe myself as steady: the same person on a good day and on a hard one.
I chose this work. Nobody pushed me into it, and I am good at it.
x|My employers in {city} trusted me with their keys, and later with the whole house when they travelled.
I am {first}, {parent} of {kidcount}, and patience is what I have most of.
I come from a family of {trade} near {home}[; hard work is nothing strange to me/ and I am used to early hours].
I speak plainly: I look for a fair house, and I give good work for it.
x|In my working life I have had {employers} employers, and [each of them gave me a reference/I can give you the phone number of the last one].
xs|I have had one employer so far, {family} in {city}, and I stayed for {longstay}.
x|I went to {city} for two years and stayed for {longstay}, which says something good about both sides.
If you are looking for someone who stays, [let us talk/please read on].
Before this work I [sold vegetables/helped in a bakery/worked in a small tailoring shop/ran a little food stall] in {home}.
xc|What I am proud of: {longstay} in the same house, and the children still call me.
nq|I have been in Qatar for a few months only, and this will be my first family here.
nq|I came to Qatar to join my sister, and now I am looking for my first post.
x|Most of what I know I learned by doing, first at home in {home} and then with other families.
I write this myself, so that you hear my own voice.
h|A house tells you what it needs if you pay attention; that is how I work.
x|People ask how I could work in {city} so far from home. The answer is that the family treated me well and I treated them well.
I am quiet until you know me, and then I laugh a lot.
I am looking for a family that [says good morning/keeps its word/likes to plan ahead], because I do too.
`

export const histories = `
x|In {city} I worked for {family}[ and managed the house while they were at work/; they were strict and fair/, in a house that was never empty].
x|My last post was with {family} in {city}, where I stayed for {stay}.
xp|Before that I worked in {earlier}[, which taught me to adapt/, in a much smaller home/, so I have seen different kinds of houses].
xt|I have worked in {earlier} as well, so a new country does not frighten me.
x|{city} was my last station; I left when the [children had grown up/family moved away], and we are still in touch.
x|My contract with {family} in {city} ended on good terms and I can show the letter.
x|I stayed {longstay} in one house and was on leave only twice.
x|In all I have {years} behind me, and every contract finished.
xp|Altogether that makes {years} of work, all of it in family homes.
x|I have had {employers} employers until now, and I finished every contract.
xg|In the Gulf I learned how guests are received and how a big family gathering is prepared.
xq|My present sponsor knows that I am looking and supports it.
xq|I came to Qatar with my first employer here and know the way things are done.
xt|I also helped to train the new helper in my last house before I left.
x|My employer in {city} was [often travelling/often on night duty/working long hours], so I learned to decide small things alone.
xt|Two of my references can be called, at any reasonable hour.
`
