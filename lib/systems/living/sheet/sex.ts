/** The sex that a hero or a follower may have; skill "Tease" looks for the opposite one. */
export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** The key "sex" of a file, beside the keys of the format; other values count as absent. */
export const sexOf = (file: Readonly<Record<string, unknown>>): Sex | undefined =>
  sexes.find((each) => each === file['sex']);

/** A hero or follower with this note, or without one; the other keys stay. */
export const withSex = <File extends Readonly<Record<string, unknown>>>(
  file: File,
  sex: Sex | undefined,
): File => {
  if (file['sex'] === sex) return file;
  const rest = Object.fromEntries(Object.entries(file).filter(([key]) => key !== 'sex'));
  return { ...rest, ...(sex !== undefined && { sex }) } as File;
};

const teases = 'dirty-tricks/tease';

/** Whether a hero has a skill that does nothing unless the hero's sex is noted. */
export const needsSex = ({ skills }: { readonly skills: readonly unknown[] }): boolean =>
  skills.includes(teases);
