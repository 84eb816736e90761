import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the setting that says where each department is. */
export const placesTexts = catalogue('admin/places', {
  title: 'Where departments are',
  text: 'Floor and room, as patients read them on their ticket and beside their appointment, such as "2nd floor, room 214". Leave a field empty where there is nothing to say.',
  none: 'There are no departments yet. Add a doctor first.',
  save: 'Save places',
  saving: 'Saving...',
  saved: 'Places saved',
  failed: 'The places could not be saved',
});
