/** The name of the next one of a kind: "Outlaw 2" after "Outlaw 1" and after "Outlaw". Frozen with the share codes. */
export const nextName = (name: string): string => {
  const [, stem = name, number] = /^(.*) ([1-9]\d{0,2})$/u.exec(name) ?? [];
  return `${stem} ${number === undefined ? 2 : Number(number) + 1}`;
};
