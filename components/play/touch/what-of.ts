import { touchMessages as say } from '@/lib/messages/touch';
import type { ImpossibleText, OptionText, TableFigure } from '@/lib/systems/play-part';
import type { Shown } from '../table/use-table';

/** What a tap on a figure is answered with. */
export interface WhatOf {
  readonly options: readonly (OptionText & { readonly nth: number })[];
  /** Something may be aimed at others. */
  readonly aims: boolean;
  /** Why there is nothing to choose; undefined where there is something. */
  readonly why: string | undefined;
  /** What it cannot do now, or could do to somebody at other times. */
  readonly impossible: readonly ImpossibleText[];
}

type Asked = Pick<Shown, 'isNow' | 'isOurs' | 'request' | 'words' | 'scene'>;

const whyOf = ({ isNow, isOurs, request, words, scene }: Asked, figure: TableFigure, decides: string) => {
  if (!isNow) return say.past;
  if (!request) return say.over;
  if (!isOurs) return say.waits(decides);
  const asked = scene.figures.find(({ id }) => id === words?.figure);
  if (!asked) return say.waits(decides);
  return asked.team === figure.team
    ? say.notActing(figure.name, asked.name)
    : say.none(asked.name, figure.name);
};

/** What of a request belongs to a figure: its own options at whoever is asked, and at others what is aimed at them. */
export const whatOf = (shown: Asked, figure: TableFigure, decides: string): WhatOf => {
  const { isOurs, words } = shown;
  const isAsked = figure.id === words?.figure;
  const all = isOurs ? (words?.options ?? []).map((option, nth) => ({ ...option, nth })) : [];
  const options = all.filter(({ target }) => (target === undefined ? isAsked : target === figure.id));
  return {
    options,
    aims: isAsked && all.some(({ target }) => target !== undefined && target !== figure.id),
    why: options.length > 0 ? undefined : whyOf(shown, figure, decides),
    impossible: isOurs && (isAsked || options.length === 0) ? (words?.impossible ?? []) : [],
  };
};
