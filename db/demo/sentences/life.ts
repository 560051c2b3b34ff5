// How to read a sentence: describe.ts.
export const characters = `
I am patient and I do not lose my temper.
I ask when I do not understand, [and then I remember/because asking once is better than guessing twice].
I am cheerful in the morning, which is not given to everybody.
People say I am [calm/gentle/serious at first] and that they can rely on me.
I keep private things private.
I am on time. If I say six, it is six.
I can take criticism when it is said kindly, and I correct myself.
I laugh easily and I work hard, and one does not disturb the other.
I am healthy, I do not smoke, and I go to bed early.
I learn fast; show me once, and stay near for the second time.
I like to plan: on Saturday I already know what Wednesday needs.
I do not gossip about the houses I have worked in, and I will not gossip about yours.
Money left in pockets goes on the kitchen table, every coin.
h|I am tidy by nature. My mother says I folded clothes before I could read.
I get along with other helpers and share the work without counting.
I am not a person of many words, but I notice a lot.
I stay calm in an emergency and cry afterwards, if at all.
f|I am strong for my size, and I know how to lift without hurting my back.
I take pride in small things done well.
h|I treat every house with the respect that I want for mine.
I tell the truth also when it is not comfortable, for example about the broken vase.
I have good manners with guests and neighbours.
I like to be busy; a long quiet afternoon makes me look for something to repair.
I adapt quickly, whether the family is two people or twelve.
I am a careful person with other people's things.
I can say no politely, and yes with all my heart.
`

export const reasons = `
I work to [pay the school fees of/give a good education to] {kids}.
I left {kids} with my mother in {home}, and we talk every evening after work.
I support {kin}, and I do it gladly.
I am saving for {dream}, and I am already halfway.
My plan is to work a few more years and then to open {shop} in {home}.
x|What I earn pays for {kin} and for my own savings, a little each month.
x|My younger sister is in college because of this work, and that makes me happy.
x|With my first contract I put a new roof on my parents' house.
I want to save for {dream}. It is good to have a goal.
I am the one in my family who goes out to work, so I look after my health and my name.
x|I send money home on the first of the month and keep a little for {dream}.
I do this for {kin}, but also because I like it.
`

export const tongues = `
I speak {english} English and {arabic} Arabic.
My mother tongue is {tongue}; with employers I speak {english} English.
My Arabic is {arabic}, enough for [the shop and the school bus/the grandmother and the guests], and it gets better every year.
xg|I picked up my {arabic} Arabic from the children, so my grammar is that of a five-year-old, but everybody understands me.
I understand instructions in English well, and I write a clear shopping list.
I can read and answer messages in English, so you can write to me at any time.
I am learning Arabic, ten words a week.
`

export const leisure = `
On my day off I call home, sleep an hour longer and go for a walk.
On {dayoff}, my day off, I meet friends from {home}.
On my free day I like to [sew/read/bake/sing in a choir/play volleyball/go for long walks].
In my free time I [crochet/write letters/watch cooking videos/do my nails and listen to music], nothing loud.
On {dayoff} I rest, and on the next day you can feel it in my work.
I am taking an online course in [childcare/bookkeeping/English/baking] in the evenings.
My phone stays in my room during work, and I am glad to have it in the evening.
When I am free I cook {dish} for my friends.
`

export const wishes = `
I hope to find a family where people speak to each other with respect.
l|A room of my own with a door that closes is all the luxury I need.
I would like a house where I can stay for [many years/at least two contracts].
I am looking for clear working hours, a weekly rest day and a salary on time; the rest I bring with me.
I prefer to know the rules of the house on the first day.
o|I have my own place to stay and come to you rested every morning.
o|I look for a house within reach of {district}, and I come by myself.
l|I would be happy to live in, and I am an easy person to live with.
I would love to work for a family that eats together, even if only on Fridays.
A fair employer and an honest worker: I have seen that it can be simple.
I wish for a family with whom I can grow, and learn.
Small house or big house, what matters is how people are with each other.
c|I like it when parents and nanny talk for five minutes each evening.
I work best where I am trusted, and I have not disappointed anyone yet.
c|I would like to stay until the youngest goes to school, or longer.
I wish for work that I can be proud of, and for an evening that is mine.
A kind word in the morning, and I work twice as well.
I am looking for people who say what they mean.
l|I like to eat what the family eats, and to laugh in the kitchen.
I look for a home where birthdays are celebrated, also mine.
It is important to me that I can call home in the evening.
Please tell me honestly what you expect; I will do the same.
`

export const closings = `
i|I can start [at once/straight away/within a few days].
q|I am free for an interview on most evenings, or on {dayoff}.
[I would be glad to hear from you/I look forward to meeting you and your family].
Thank you, and peace to your home.
Please ask me anything in the interview; I will answer honestly.
x|References are [ready/here] whenever you want them.
A video call is fine with me, in the evening Doha time.
a|My passport is valid for years and I can travel as soon as the visa is out.
a|We can meet by video first, and then you decide.
I hope we meet soon.
If my experience fits your family, [please call/let us speak].
i|I am available now and would be happy to come and meet you.
I leave the rest for our conversation.
Thank you for [considering me/reading to the end].
q|I can come to you for a first talk; I know the way by bus and metro.
May your house be a happy one, with me or with somebody else.
You will not need to explain things twice.
I am ready when you are.
h|I bring my own apron and a good mood.
Come with your questions; I will come with mine.
If you have read this far, we should [talk/meet].
h|One hour in your home will tell you more than this page.
c|I would like to meet the children before I say yes, so that they have a say as well.
x|You may call my last employer, who will tell you more than I can.
Tell me about your home, and I will tell you honestly whether I can do it.
Give me two weeks, and you will know whether I am the right one.
I keep my word, and I hope for the same.
With respect, {first}.
Warm greetings from {home}.
a|I wait for your message, and I answer on the same day.
q|I am a short drive away and flexible with the time.
`
