/** For screens of the route table that are not built yet. The file goes when the last of them is. */
export const placeholderTexts = {
  notBuilt: 'This screen is not built yet',
  text: 'It is on its way. The rest of the clinic already works: registration, the list of doctors, and the admin area.',
  home: 'Go to the start page',
  screens: {
    prescriptions: 'Prescriptions',
  },
};
