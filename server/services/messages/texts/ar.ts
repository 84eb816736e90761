import type { MessageTexts } from './message-texts.ts';

/** Text messages in Arabic. */
export const ar: MessageTexts = {
  locale: 'ar',
  appointment: 'موعد',
  at: (day, time) => `${day} الساعة ${time}`,
  confirmed: (at) => `موعدكم يوم ${at}.`,
  moved: (at) => `تم تغيير موعدكم إلى يوم ${at}.`,
  cancelled: (at) => `تم إلغاء موعدكم يوم ${at}.`,
  reminder: (at) => `تذكير بموعدكم يوم ${at}.`,
  cannotTakePlace: (at) => `نعتذر، لا يمكن أن يتم موعدكم يوم ${at}.`,
  chooseAnother: 'يرجى اختيار موعد آخر:',
  weGiveAnother: 'سنحدد لكم موعدًا آخر.',
  callForAnother: (phone) => `يرجى الاتصال بنا لتحديد موعد آخر: ${phone}`,
  received: 'لقد استلمنا طلبكم. سيحدد لكم الاستقبال موعدًا.',
  chooseYourself: 'يمكنكم أيضًا اختيار موعد بأنفسكم:',
  ticket: (ticket) => `رقم تذكرتكم هو ${ticket}.`,
  yourTime: (at) => `موعدكم: ${at}.`,
  whereToGo: (place) => `مكان التوجه: ${place}.`,
  document: 'هناك مستند جاهز لكم.',
  askAtReception: 'يرجى طلبه من الاستقبال.',
  linkWorks: (days) => `عدد أيام صلاحية الرابط: ${days}.`,
  isRightToLeft: true,
};
