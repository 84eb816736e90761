import { mixedCatalogue } from '#src/locales/catalogue.ts';

/** Texts of the landing page. Badge, headings, buttons and panel are the specification's, letter for letter. */
export const landingTexts = mixedCatalogue('patient/landing', ['icon', 'to', 'after', 'name', 'specialty'], {
  title: 'Patient registration and doctors',
  hero: {
    badge: '24/7 Healthcare Support',
    heading: 'Your Health Is Our Top Priority',
    text: 'Tell us what is wrong, in your own words. We will find the right department, and a doctor will be expecting you. It takes about a minute.',
    register: 'Register Now',
    findDoctors: 'Find Doctors',
  },
  statistics: {
    label: 'Our hospital in numbers',
    entries: [
      { words: '24/7 Support', number: 24, after: '/7', label: 'Support', lastsMs: 2000 },
      { words: '100+ Specialists', number: 100, after: '+', label: 'Specialists', lastsMs: 2500 },
      { words: '50,000+ Happy Patients', number: 50_000, after: '+', label: 'Happy Patients', lastsMs: 3000 },
    ],
  },
  voice: {
    heading: 'Register with your voice',
    text: 'Tap the microphone and say how you feel. We will suggest a department that can help.',
    /** As the intake words them: they stand here until the intake's own code has come. */
    waiting: {
      startButton: 'Start recording',
      prompt: 'Click the microphone to start recording',
      missing: 'The microphone cannot be used now. You can type instead.',
      typeInstead: 'Type instead',
      privacy:
        'Your voice is turned into text by this hospital’s speech service. The recording is then deleted. You can type instead.',
    },
  },
  features: {
    heading: 'Care without the queue',
    text: 'Three steps between the front door and your doctor.',
    entries: [
      {
        title: 'Quick Registration',
        text: 'By voice or by form, in about a minute. Nothing to install, nothing to sign up for.',
        to: '/frontdesk',
        icon: 'clipboard-pen',
      },
      {
        title: 'Smart Scheduling',
        text: 'Your symptoms lead to the right department, and to a doctor who has time for you.',
        to: '/services',
        icon: 'calendar-check',
      },
      {
        title: 'Expert Care',
        text: 'Experienced specialists in ten departments, who read your history before they see you.',
        to: '/doctors',
        icon: 'stethoscope',
      },
    ],
  },
  departments: {
    heading: 'Our Departments',
    text: 'Whatever brings you here, there is a team for it.',
    book: 'Book Appointment',
    entries: [
      { name: 'Cardiology', text: 'Heart and circulation', icon: 'heart-pulse' },
      { name: 'Neurology', text: 'Head, nerves and memory', icon: 'brain' },
      { name: 'Orthopedics', text: 'Bones, joints and muscles', icon: 'bone' },
      { name: 'Ophthalmology', text: 'Eyes and vision', icon: 'eye' },
      {
        name: 'General Medicine',
        text: 'Anything else, or if you are not sure',
        icon: 'stethoscope',
      },
      {
        name: 'Pediatrics',
        text: 'Babies, children and teenagers',
        icon: 'baby',
      },
    ],
  },
  doctors: {
    heading: 'Meet Our Doctors',
    text: 'Four of the people who look after you.',
    book: 'Book Appointment',
    bookWith: (name: string) => `with ${name}`,
    viewAll: 'View All Doctors',
    entries: [
      { name: 'Dr. Sarah Johnson', specialty: 'Cardiology' },
      { name: 'Dr. Michael Chen', specialty: 'Neurology' },
      { name: 'Dr. Emily Rodriguez', specialty: 'Pediatrics' },
      { name: 'Dr. James Wilson', specialty: 'Orthopedics' },
    ],
  },
  testimonials: {
    heading: 'What Our Patients Say',
    entries: [
      {
        name: 'Amina K.',
        text: 'I told the screen that my chest felt tight. Two minutes later a nurse knew my name and why I had come.',
      },
      {
        name: 'Robert L.',
        text: 'I cannot type well any more. Speaking was easy, and the text was large enough to check every word.',
      },
      {
        name: 'Grace O.',
        text: 'The network was down that morning, and it still gave me a ticket. Nobody had to ask me twice.',
      },
    ],
  },
  callToAction: {
    heading: 'We are ready when you are',
    text: 'Register from home, from the car park, or here at the screen in the hall.',
    button: 'Start Your Registration',
  },
  about: {
    heading: 'About Us',
    paragraphs: [
      'We are a hospital that begins at the front door. Everyone who comes in should be heard at once, in their own words, and should know where to go and who is expecting them.',
      'Doctors, nurses and receptionists built this together: one calm screen, large text, and a person to turn to whenever a screen is not what you need.',
    ],
    points: [
      {
        icon: 'shield-check',
        text: 'Your words stay with us: recordings are deleted once they have been turned into text.',
      },
      { icon: 'wifi-off', text: 'Works when the network does not: what you enter is saved and sent later.' },
      { icon: 'hand-helping', text: 'There is always someone to help: ask at reception at any time.' },
    ],
  },
  contact: {
    heading: 'Contact Us',
    text: 'Call, write, or simply come by.',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    map: 'Open in a map',
    directions: 'How to find us',
    openingHours: 'Opening hours',
    emergency: 'Emergencies',
    emergencyOfHouse: (number: string) => `Our emergency line: ${number}`,
    emergencyOfCountry: (number: string) => `Ambulance: ${number}`,
  },
} as const);
