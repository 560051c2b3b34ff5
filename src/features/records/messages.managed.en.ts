import { area } from './messages.own-profile.en.ts'

/** The area's words where an agency keeps the record: of the candidate, not to her. */
export const kept: typeof area = {
  ...area,
  noneText:
    'Before it can be published, the profile needs the work she wants, her nationality and her date of birth.',
  none: 'Nothing is filled in yet. Please complete her profile.',
  jobSeeker: 'Candidate',
  publish: {
    ...area.publish,
    onText: 'Households can find her.',
    offText: 'Only your agency can see this profile.',
    gaps: {
      position: 'the work she wants',
      nationality: 'her nationality',
      age: 'her date of birth',
    },
    waitsFor: (what) => `Households can find her as soon as you add: ${what}.`,
    nowShown: 'Households can find her now.',
    saveShows: 'Saving shows the profile to households once nothing that they need is missing.',
    hidden: 'The profile is hidden until we have looked at your changes.',
    objected: "She does not want this record shown, so it can't be published.",
    hired: 'She is hired: households can open her page, but it is not on the list.',
    confirmTitle: 'Take her profile off the list?',
    confirmText: 'Households will not find her until you publish again. Nothing is deleted.',
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
      `Households see whole profiles first. This one comes after them in the list until it has: ${what}.`,
    parts: {
      picture: 'a picture',
      experience_years: 'years of experience (0 for a first job)',
      skills: 'skills',
    },
    steps: {
      picture: { what: 'Her picture', why: 'Families look first for a face they can trust.' },
      desired_position: {
        what: 'The work she wants',
        why: 'Households search by position; without it she is not found.',
      },
      nationality: {
        what: 'Her nationality',
        why: 'It decides which papers a household must prepare.',
      },
      date_of_birth: { what: 'Her day of birth', why: 'Only her age is shown, never the day.' },
      experience_years: {
        what: 'Her experience',
        why: 'It is the second thing households compare.',
      },
      skills: { what: 'Her skills', why: 'Households filter by what she can do.' },
      languages: {
        what: 'Her languages',
        why: 'A family wants to know how she will talk with the children.',
      },
      expected_salary: {
        what: 'The salary she expects',
        why: 'She is contacted by those who can pay it.',
      },
      availability_date: {
        what: 'When she can start',
        why: 'Many households need someone by a certain day.',
      },
      visa_type: { what: 'Her visa', why: 'Someone with a visa can start sooner.' },
      current_location: {
        what: 'Where she is',
        why: 'Households nearby can meet her for an interview.',
      },
      description: { what: 'A few words about her', why: 'With words she is more than a list.' },
      video: { what: 'A short video', why: 'One minute tells more than a page.' },
      documents: { what: 'Her passport or ID', why: 'With papers at hand she is hired faster.' },
    },
  },
  cards: {
    ...area.cards,
    contactNote: 'Households with a plan can ask for her number and e-mail.',
    documents: 'Documents',
  },
  fields: {
    ...area.fields,
    core_skills: 'What she is best at',
    other_skills: 'She can help with',
    immediate_availability: 'She can start immediately',
    description: 'About her',
    hidden_fields: 'Hidden from her public page',
  },
  form: {
    ...area.form,
    phoneHint: 'Her own number, with the country code.',
    birthHint: 'Households see the age only.',
    specialText:
      'Religion, marital status and children are special by Qatari law. They may be kept only with her consent, which she can take back at any time.',
    consent: 'She has agreed that Manzil keeps these about her',
    hide: 'Hide from her public page',
    descriptionHint: 'How she works, what she enjoys, what a family should know.',
    indexLabel: 'Let search engines find her page',
    indexHint: 'Off: only people on Manzil find her.',
    changedElsewhere: 'The profile was changed in another window',
  },
  documents: {
    ...area.documents,
    title: 'Documents',
    lead: 'Your agency opens what it put here, and Manzil’s operators, to check it; the worker herself once the record is hers. No household can open them. Each opening is written down.',
  },
  media: {
    ...area.media,
    pictureTitle: 'Her picture',
    pictureFrame: 'The part that is shown: move it with the arrow keys',
    pictureHint:
      'Drag the picture and zoom until her face fills the frame. Where and when it was taken is removed.',
    pictureSaved: 'The picture is saved.',
    filmTitle: 'Her video',
    filmSaved: 'The video is saved.',
    filmPending: 'The video is being checked for viruses; it is shown in a moment.',
  },
}
