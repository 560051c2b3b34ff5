import type { Position } from '../../../src/features/profiles/choices.ts'

// How to read a sentence: describe.ts.

/** What the last years were, told first by whoever has worked before. */
export const done: Readonly<Record<Position, string>> = {
  Nanny: `
I looked after {charges} for {family} in {city}.
In {city} I was with {family} and cared for {charges}.
I have cared for {charges}, from breakfast until the last story at night.
My daily company was {charges}, and I was never bored.
For {stay} my day began and ended with {charges}.
Looking after {charges} taught me [patience/to plan every hour of the day/to stay calm].
{Family} in {city} gave me {charges} to look after; both parents worked, so the day was mine to plan.
I came to {family} in {city} to help in the house, but soon I had {charges} in my care.
b|In {city} the mother went back to work early and trusted me with {charges}.
My last employers in {city} both worked at the hospital, so I had {charges} from morning to evening.
I took {charges} to the park every afternoon that {city} was cool enough.
The parents in {city} asked for someone gentle for {charges}, and I stayed for {stay}.
I have {years} with children behind me, the last of them with {charges}.
I was hired to look after {charges}, and I did so until the family moved.
I cared for {charges} and kept a diary for the parents, with every meal and every nap.
In {earlier} I worked as a housemaid; in {city} I became a nanny, and I want to stay one.
In {city} I was responsible for {charges}, while a colleague did the house.
I spent {longstay} with {family} in {city}, mostly with the children.
My last employers were young parents, so {charges} came into my life quite naturally.
For {family} I looked after {charges}, cooked for the little ones and kept their rooms.`,
  Maid: `
In {city} I kept a villa with {rooms} in good order[, alone/, together with one colleague].
For {family} in {city} I did the cleaning, the laundry and the beds, and served guests at the weekend.
I cleaned and ironed for {family} in {city}[, six days a week/ and had my own keys].
{Family} in {city} had a house with {rooms}, and I was the one who kept it.
For {stay} I kept house for {family}; I knew where every glass belonged.
My work in {city}: {rooms}, the laundry and the wardrobes.
With {family} I learned how a big house runs: who eats when, and what is washed on which day.
In {city} there were two of us: my colleague cooked and I did the house.
In {years} I have worked in flats and in villas, with other helpers and without.
{Family} in {city} left the running of the house to me when they travelled.
I started in {earlier} with a small flat and later kept a villa with {rooms}.
My last employer in {city} was particular about ironing, and now so am I.
When {family} in {city} travelled, I stayed in charge of the house and sent a photo every evening.
I have {years} of cleaning, washing and ironing behind me, always in private homes.
For {family} in {city} I did everything but the cooking.
I spent {longstay} in the same house in {city} and handed over the keys with a list of everything.
My days in {city} began with breakfast for the family and ended with ironed uniforms on the doors.
I was the only helper of {family}, so I know how to divide a day.
In {earlier} I worked in a hotel, in {city} in a home; I prefer the home.
A house with {rooms} is what I am used to, and I do it without hurry.`,
  Cook: `
For {family} in {city} I cooked lunch and dinner every day, and for forty guests at Eid.
I cooked for {family} in {city}, and I wrote every favourite in my notebook.
In {city} I ran the kitchen: menu, market, cooking, washing up.
{Family} in {city} taught me their food, and I taught them {dish}.
My kitchen in {city} fed twelve people a day, and nobody left hungry.
I have cooked in homes for {years}; before that I worked in a restaurant.
In {earlier} I learned to cook for children, in {city} for guests.
I am a cook with {years} behind me: {dishes}, soups, salads and bread.
The grandmother of the house in {city} taught me by hand and by taste, without a single recipe.
When {family} in {city} gave a dinner, I did the kitchen alone and left it spotless by midnight.
I stayed {longstay} in one kitchen, with {family} in {city}.
For {family} I cooked twice a day and baked on Fridays.
My last post was in {city}: breakfast at six, lunch at one, and something sweet when the children came from school.`,
  Driver: `
I drove for {family} in {city}: school in the morning, errands at noon, guests in the evening.
I have driven {car} in city traffic and on long roads for {years}.
For {stay} I took children to school in {city} and was never once late.
My last employer in {city} gave me {car} and a list of addresses; after a month I did not need the list.
I was a company driver in {earlier} before I worked for {family}.
In {city} I had four school runs a day and learned patience.
I know {city} by heart, and a new town I learn in two weeks, with a map and early mornings.
I have {years} at the wheel behind me, most of them with {car}.
For {family} in {city} I drove, looked after the cars and did the small repairs in the house.
I drove {family} in {city} for {longstay}, and the father's mother to every appointment.
In {city} I shared day and night duty with a colleague and we never had a quarrel.
I drove {car} for {family}; the children called me by my first name and I knew all their songs.`,
}

/** How the work is done. */
export const work: Readonly<Record<Position, string>> = {
  Nanny: `
I know bath time, nap time and [how to hide vegetables in a pasta sauce/how to put socks on someone who is running].
I keep little ones away from the screen by giving them something better: [drawing/dough/songs], [stories/blocks/water play], the garden.
I follow the parents' rules, also when the children try to make new ones with me.
xb|Bottles, weaning, first steps, first words: I have been there for all of it.
b|I can take the night feeds, so that the mother can sleep.
b|I sterilise bottles, wash baby clothes separately and keep the nursery aired and tidy.
b|A newborn does not frighten me; I hold the head, I watch the clock and I stay calm.
For homework I sit beside the child, not instead of the child.
I write down what a baby ate, how long it slept and anything unusual, so that the parents know the whole day.
I have a first-aid certificate for infants and children[, renewed last year/ and I hope never to need it].
x|Some of my children learned to read with me, and I am still proud of it.
With a tantrum I wait, I stay close, and afterwards we talk.
Safety comes first: near water or a road my eyes do not leave the child.
I prepare school bags and lunch boxes the evening before, so that mornings are quiet.
x|The hardest day in this work is the day you say goodbye.
I like to sing, and most babies like to listen.
I never shout and I never hit; I explain, again and again if it is needed.
Play dough, paper crowns, very slow puzzles: I have time for all of these.
x|At school they knew my name, because I was the one at the gate every day.
Fever, falls, fear of the dark: I stay calm and I call the parents at once.
Teenagers are welcome too; they need someone who listens and knows where the clean sports clothes are.
I speak English with the children all day, and a few words of {tongue} when they want to laugh.
Children need rhythm, so we eat, play and sleep at the same times[, also on holidays/, even when I am tired].
I praise more than I forbid.
I can manage two or three children alone and still have the toys back in the box by evening.
x|I have experience with allergies and I read every label.
I teach children to say please, to put on their own shoes and to be kind to whoever is smaller.`,
  Maid: `
[I clean room by room/My way is room by room], from top to bottom, and I finish what I begin.
Ironing is my strong side: shirts, abayas, thobes, school uniforms.
I know which product goes on marble, which on wood and which on neither.
I like order in cupboards: everything has one place and everybody can find it.
In a kitchen I am strict: clean board, clean knife, clean cloth.
I separate whites, darks and delicates[, and I have never turned a white shirt pink. Well, once/, and I read the labels].
I work quietly when a baby sleeps or when there is a meeting at home.
Once a week I do the deep work: windows, fridge, behind the sofa.
xg|I have served coffee and dates in the majlis and I know how guests are received.
When something breaks, I say so the same day.
I know the washing machine, the dryer, the steam iron and the robot vacuum, and what to do when the robot gets stuck.
I do not wait to be told; I see what is needed.
Give me a list on the first day; after a week I will not need it.
Bathrooms shine when I am finished with them, and so does the mirror at the door.
I use little water and the right amount of soap; [a house does not need to smell of bleach to be clean/more is not cleaner].
Beds in the morning, dust before noon, laundry folded by evening: that is my day.
x|I took care of {rooms} and a garden terrace, which in summer means dust every single day.
I fold clothes the way you like them, once you have shown me.
I am used to big houses and to small flats; the small ones are harder to keep tidy.
Carpets, curtains, chandeliers: slowly, carefully, with the ladder held.
I keep a small notebook of what is running out, so that the shopping list is always ready.
I respect closed doors and private papers.
Before guests come I check the bathroom, the glasses and the entrance, in that order.
I am careful with good china[ and I wash it by hand/; in all my work I have broken two cups].
I can set a table for two or for twenty.
x|I learned hotel standards, so your towels will be folded in thirds.
I like to see a room when it is done. It gives me peace.`,
  Cook: `
I cook {dishes}, and I [like to learn/am happy to learn] the dishes of your family.
I can make {dish} the way it is made in {home}, and soup for anyone who is ill.
xg|Machboos, harees, balaleet, thareed: I learned them from my employers' mothers and I make them with respect.
xg|During Ramadan I prepare iftar so that everything is hot at the same minute.
I plan the week's menu, do the shopping list and keep to the budget.
I keep the kitchen as clean as a clinic.
I cook with less oil and less salt if the doctor says so[, and it still tastes good/; it only needs more herbs].
I bake bread, date cake and birthday cakes[, with or without dinosaurs/, with any name on top].
Nothing is wasted in my kitchen: yesterday's rice becomes today's something better.
I know halal rules and I keep them without being asked.
I taste everything, and I remember who does not like onions.
For children I make small portions and honest vegetables.
x|I have worked with diabetics and know how to count bread and rice.
I can cook Arabic and Asian food on the same day without mixing up the spices.
Fish I choose myself, early, at the market.
My {dish} has been asked for at three weddings.
I learned in a restaurant kitchen, so speed does not worry me, but I prefer the calm of a home.
Lunch on time is a promise I keep.
A new recipe I follow exactly the first time; the second time I make it mine.
I write down allergies on the kitchen door and I never guess.
I grind my own spices; you will notice it at the door.`,
  Driver: `
q|I hold a Qatari driving licence and know the roads from Al Khor to Mesaieed.
I have a valid licence and a clean record[: no accident of my own making/, and I mean to keep it that way].
I drive {car} with the same care as if it were mine.
With children in the car the belts come first, then the engine, then the music.
I do not use my phone at the wheel. If it rings, it rings.
I wash the car, check the oil and the tyres, and tell you before the service is due.
I plan the route in the evening and leave ten minutes early.
q|I know the school gates of Al Waab and Al Duhail and where one may wait without blocking anyone.
x|In {years} of driving I have never been late to the airport.
I keep a book of fuel and kilometres, so that there are no questions at the end of the month.
I am patient in traffic; anger does not make the road shorter.
I help with the shopping, carry what is heavy and wait without complaint.
Elderly passengers I bring to the door, not to the kerb.
xg|Long drives are fine: I have done {city} to the border and back with a sleeping family behind me.
I do small repairs myself and I know when to leave it to the workshop.
I can drive automatic and manual, and I park in small places.
What is said in the car stays in the car.
I know first aid and how to change a wheel in the heat.
I keep water, tissues and a phone charger in the car, because someone always needs them.
x|My employer in {city} used to sleep on the way to work; I take that as a compliment.`,
}

/** What someone can do beside the main work, by the skill it takes. */
export const besides: Readonly<Record<string, string>> = {
  Babycare: `
x|I have also looked after {charges}.
x|In my last house I helped to look after {charges}.
I am good with babies and do not mind being woken.
Children usually come to me by themselves; I play with them when my work is done.
I can watch the little ones for an evening, feed them and put them to bed.`,
  Cleaning: `
I also clean and iron, [carefully/every day], without being asked twice.
A little cleaning belongs to every job, so I do mine and leave no corner.
I can keep the laundry going beside my other work.
I tidy as I go, so there is never a mountain at the end.
Light housework is no problem for me.`,
  Cooking: `
I cook as well: {dishes}, and whatever your family teaches me.
My {dish} is asked for again and again.
I can cook simple Arabic meals and good breakfasts.
I like to cook, and I clean the kitchen afterwards.
If you like, I cook {dish} on [Fridays/weekends].
xg|I learned to make machboos and karak from my last employer.`,
  'Elderly Care': `
x|I cared for {elder}, and I learned to listen slowly.
x|For some time I looked after {elder}: medicine, walks, and a lot of stories.
I know how to help an older person to get up, to wash and to keep their dignity.
I can check blood pressure and blood sugar and keep the medicine list.
I have patience with old people; one day we will need it ourselves.
x|With {elder} I went to every appointment and wrote down what the doctor said.`,
  Driving: `
I also drive and have a valid licence.
If needed I can do the school run, as I have a licence.
q|I have a Qatari licence too, though driving is not my main work.
I can drive {car} for errands.`,
  Petcare: `
x|In my last house I took care of {pet} as well.
I am fond of animals; {pet} would be welcome company.
I have no fear of dogs and I clean up after cats.
Pets are fine with me, I grew up with animals.
I brush, feed and take animals to the vet without drama.`,
}
