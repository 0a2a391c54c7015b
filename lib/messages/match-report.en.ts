import type { ToldChoice } from '@/lib/session/report';
import type { LengthSign } from '@/lib/systems/system';
import { unit } from '@/lib/table/table';

/** A choice in words. */
export const answerText = (answer: ToldChoice['answer'], sign: LengthSign): string => {
  if (answer === 'sheet') return 'A custom build';
  if ('option' in answer) return answer.option;
  const { x, y } = answer.place;
  return `${(x / unit).toFixed(2)}${sign} from the left, ${(y / unit).toFixed(2)}${sign} from the top`;
};

/** The report of a fault. */
export const report = {
  copy: 'Copy a bug report',
  copied: 'Bug report copied.',
  denied: 'Your browser blocked copying. Copy the report from here:',
  field: 'Bug report',
  text: (
    versions: { readonly version: string; readonly rules: string },
    link: string,
    moment: { readonly at: number; readonly all: number },
    choices: readonly ToldChoice[],
    sign: LengthSign,
  ): string =>
    [
      `Pipsmith ${versions.version}, rules ${versions.rules}`,
      link,
      `Step ${moment.at} of ${moment.all}. Last choices:`,
      ...choices.map(({ at, question, answer }) => `${at}. ${question} ${answerText(answer, sign)}`),
    ].join('\n'),
};
