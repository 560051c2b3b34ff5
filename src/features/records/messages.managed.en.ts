import { area } from './messages.own-profile.en.ts'

/** The area's words where an agency keeps the record: of the candidate, not to her. */
export const kept: typeof area = {
  ...area,
  noneText:
    'Before it can be published, the profile needs the work they want, their nationality and their date of birth.',
  none: 'Nothing is filled in yet. Please complete the profile.',
  jobSeeker: 'Candidate',
  publish: {
    ...area.publish,
    onText: 'Households can find it.',
    offText: 'Only your agency can see this profile.',
    gaps: {
      position: 'the work they want',
      nationality: 'their nationality',
      age: 'their date of birth',
    },
    waitsFor: (what) => `Households can find it as soon as you add: ${what}.`,
    nowShown: 'Households can find it now.',
    saveShows: 'Saving shows the profile to households once nothing they need is missing.',
    hidden: 'The profile is hidden until we have looked at your changes.',
    objected: 'This person does not want the record shown, so it can’t be published.',
    hired: 'This person is hired: households can open the page, but it is not on the list.',
    confirmTitle: 'Take the profile off the list?',
    confirmText: 'Households will not find it until you publish again. Nothing is deleted.',
    published: 'The profile is published.',
    unpublished: 'The profile is no longer shown.',
  },
  requests: {
    ...area.requests,
    hidden: 'Manzil has hidden this profile',
    ask: {
      profile: 'Please change the profile',
      picture: 'Please change the picture',
      video: 'Please change the video',
      texts: 'Please change the texts',
    },
  },
  preview: {
    ...area.preview,
    note: 'Phone number, e-mail and day of birth are not shown. What is hidden stays hidden.',
  },
  completeness: {
    ...area.completeness,
    title: (percent) => `The profile is ${percent}% complete`,
    done: 'The profile is complete.',
    bar: 'How complete the profile is',
    thin: (what) =>
      `Complete profiles come first in the list. This one comes after them until it has: ${what}.`,
    parts: {
      picture: 'a picture',
      experience_years: 'years of experience (0 for a first job)',
      skills: 'skills',
    },
    steps: {
      picture: { what: 'Their picture', why: 'Families look first for a face they can trust.' },
      desired_position: {
        what: 'The work they want',
        why: 'Households search by position. Without it they can’t find this person.',
      },
      nationality: {
        what: 'Their nationality',
        why: 'It decides which papers a household must prepare.',
      },
      date_of_birth: { what: 'Their day of birth', why: 'Only the age is shown, never the day.' },
      experience_years: {
        what: 'Their experience',
        why: 'It is the second thing households compare.',
      },
      skills: { what: 'Their skills', why: 'Households filter by what people can do.' },
      languages: {
        what: 'Their languages',
        why: 'A family wants to know how they will talk with the children.',
      },
      expected_salary: {
        what: 'The salary they expect',
        why: 'So the households that get in touch can pay it.',
      },
      availability_date: {
        what: 'When they can start',
        why: 'Many households need someone by a certain day.',
      },
      visa_type: { what: 'Their visa', why: 'Someone with a visa can start sooner.' },
      current_location: {
        what: 'Where they are',
        why: 'Households nearby can meet them for an interview.',
      },
      description: { what: 'A few words about them', why: 'With words they are more than a list.' },
      video: { what: 'A short video', why: 'One minute tells more than a page.' },
      documents: { what: 'Their passport or ID', why: 'With papers ready they are hired faster.' },
    },
  },
  cards: {
    ...area.cards,
    contactNote: 'Households with a plan can ask for the number and e-mail.',
    documents: 'Documents',
  },
  fields: {
    ...area.fields,
    core_skills: 'What they are best at',
    other_skills: 'Can help with',
    immediate_availability: 'Can start immediately',
    description: 'About them',
    hidden_fields: 'Hidden from the public page',
  },
  form: {
    ...area.form,
    phoneHint: 'Their own number, with the country code.',
    birthHint: 'Households see the age only.',
    specialText:
      'Qatari law gives religion, marital status and children special protection. They may be kept only with the worker’s consent, which can be withdrawn at any time.',
    consent: 'This person has agreed that Manzil keeps these about them',
    hide: 'Hide from the public page',
    descriptionHint: 'How they work, what they enjoy, what a family should know.',
    indexLabel: 'Let search engines find the page',
    indexHint: 'Off: only people on Manzil find it.',
    changedElsewhere: 'The profile was changed in another window',
  },
  documents: {
    ...area.documents,
    title: 'Documents',
    lead: 'Your agency can open what it put here, and Manzil’s operators, to check it. Workers can once the record is theirs. Households never can. Every opening is recorded.',
  },
  media: {
    ...area.media,
    pictureTitle: 'Their picture',
    pictureFrame: 'The part that is shown: move it with the arrow keys',
    pictureHint:
      'Drag the picture and zoom until the face fills the frame. We remove where and when it was taken.',
    pictureSaved: 'The picture is saved.',
    filmTitle: 'Their video',
    filmSaved: 'The video is saved.',
    filmPending: 'The video is being checked for viruses. It will appear in a moment.',
  },
}
