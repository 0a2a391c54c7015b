/** What Pipsmith says about itself on this device: without a network, and when there is a newer one. */
export const offline = {
  opening: 'Opening …',
  update: 'A new version of Pipsmith is ready.',
  reload: 'Reload now',
  later: 'Later',
};
