import type { MessageTexts } from './message-texts.ts';

/** Text messages in Hindi. */
export const hi: MessageTexts = {
  locale: 'hi',
  appointment: 'अपॉइंटमेंट',
  at: (day, time) => `${day} को ${time} बजे`,
  confirmed: (at) => `आपका अपॉइंटमेंट ${at} है।`,
  moved: (at) => `आपका अपॉइंटमेंट बदलकर ${at} कर दिया गया है।`,
  cancelled: (at) => `${at} का आपका अपॉइंटमेंट रद्द कर दिया गया है।`,
  reminder: (at) => `याद दिला दें: आपका अपॉइंटमेंट ${at} है।`,
  cannotTakePlace: (at) => `क्षमा करें, ${at} का आपका अपॉइंटमेंट नहीं हो सकेगा।`,
  chooseAnother: 'कृपया कोई दूसरा समय चुनें:',
  weGiveAnother: 'हम आपको दूसरा समय देंगे।',
  callForAnother: (phone) => `कृपया दूसरे समय के लिए हमें फ़ोन करें: ${phone}`,
  received: 'हमें आपका अनुरोध मिल गया है। रिसेप्शन आपको समय देगा।',
  chooseYourself: 'आप स्वयं भी समय चुन सकते हैं:',
  ticket: (ticket) => `आपका टिकट नंबर ${ticket} है।`,
  yourTime: (at) => `आपका समय: ${at}।`,
  whereToGo: (place) => `कहाँ जाना है: ${place}।`,
  document: 'आपका एक दस्तावेज़ तैयार है।',
  askAtReception: 'कृपया इसे रिसेप्शन पर माँगें।',
  linkWorks: (days) => `लिंक ${days} दिन तक काम करेगा:`,
};
