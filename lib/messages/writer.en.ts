/** Texts for a match, a night, a map or a hero that is open in several tabs. */
export const writer = {
  elsewhere: {
    match: 'This match is being played in another tab. You’re watching it here.',
    night: 'Another tab is running this game night. You’re watching it here.',
    map: 'This map is open in another tab. What you do here isn’t saved.',
  },
  take: 'Continue here',
  followed:
    'You’re editing this in another tab, and changes show up here. Edit here to carry on in this tab.',
  unguarded: 'Keep this open in one tab only. Without HTTPS, two tabs would overwrite each other.',
};
