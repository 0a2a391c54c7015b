/** ms after which the next device answers for a computer whose answer has not come. */
const patience = 5000;

/**
 * ms after a question to a computer until this device answers: the first device present does so at once, each further
 * one 5 s later. Undefined if it never does.
 * @param here seats whose holders are here, in their order
 * @param seat of this device, -1 for none
 */
export const answersAfter = (here: readonly number[], seat: number): number | undefined => {
  const rank = here.indexOf(seat);
  return seat < 0 || rank < 0 ? undefined : rank * patience;
};
