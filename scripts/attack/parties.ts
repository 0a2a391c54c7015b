import { corpus } from '@/lib/share/corpus.v1';
import { decode, encodeParty } from '@/lib/share/index';
import { newParty } from '@/lib/systems/file';
import { opening } from '@/lib/systems/open';

/** Heroes whose pages take longest to draw: about half a second each. */
const heavy = 'fifty skills';

const heroes = await opening(() =>
  corpus
    .filter(({ about }) => about.includes(heavy))
    .flatMap(({ code }) => {
      const found = decode(code);
      return found.ok && found.value.kind === 'sheet' ? [found.value.document] : [];
    }),
);

/** The code of a party of eight whose sheet is hard to draw; another number, another party. */
export const heavyParty = (number: number): string => {
  const party = newParty(
    `Party ${number}`,
    Array.from({ length: 8 }, (_, at) => heroes[at % heroes.length]).flatMap((hero) => hero ?? []),
  );
  const code = encodeParty(party);
  if (!code.ok) throw new Error(code.error.problem);
  return code.value;
};

/** Codes of single heroes. */
export const heroCodes = corpus.filter(({ about }) => /^(sample|case): /.test(about)).map(({ code }) => code);
