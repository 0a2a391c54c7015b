import { startTransition, useState } from 'react';
import type { FigureForecast } from '@/lib/match/forecast';
import type { Region } from '@/lib/match/request';
import type { DrawnRegion } from '@/lib/session/places';
import type { Standing } from '@/lib/systems/play-part';
import type { useLooking } from '../table/looking';
import type { Forecasts } from '../table/use-forecasts';
import { usePointed } from '../table/use-pointed';
import type { Shown } from '../table/use-table';
import { bestAt } from './best-at';

const none: { readonly outcomes: readonly FigureForecast[]; readonly stands: readonly Standing[] } = {
  outcomes: [],
  stands: [],
};

/**
 * The option whose consequences the board draws: the one that a finger has picked or that is looked at, or else the best that can be done to the
 * figure that was tapped, or to the opponent under the mouse.
 */
export const useAim = (
  { at, isOurs, scene, words }: Pick<Shown, 'at' | 'isOurs' | 'scene' | 'words'>,
  looking: Pick<ReturnType<typeof useLooking>['now'], 'about' | 'place' | 'lookedAt' | 'picked'>,
  forecasts: Forecasts,
  /** Where the asked figure may go. */
  { reach, drawn }: { readonly reach: Region | undefined; readonly drawn: DrawnRegion | undefined },
) => {
  const { about, place, picked } = looking;
  const options = words?.options ?? [];
  const taken = options[picked ?? -1];
  // A finger looks at nothing: what it has picked stays drawn.
  const lookedAt = taken
    ? { target: taken.target ?? about, range: taken.range, option: picked }
    : looking.lookedAt;
  const { way, point } = usePointed(reach, drawn);
  const [under, setUnder] = useState<{ readonly at: number; readonly id: number | undefined }>();
  const id = under?.at === at ? under.id : undefined;
  const asked = scene.figures.find((each) => each.id === words?.figure);
  const isOpponent = scene.figures.some(
    (each) => each.id === id && each.state === 'up' && asked !== undefined && each.team !== asked.team,
  );
  const isFree = isOurs && about === undefined && place === undefined;
  const hovered = isFree && isOpponent ? id : undefined;
  const aimed = about ?? hovered;
  const nth = lookedAt?.option ?? (aimed === undefined ? -1 : bestAt(options, forecasts, aimed));
  const option = options[nth];
  // A question about who steps where shows the first answer before any is looked at.
  const standing = option?.stands ? option : isOurs ? options.find(({ stands }) => stands) : undefined;
  return {
    ...{ way, point },
    hovered,
    option,
    stands: standing?.stands ?? none.stands,
    outcomes: forecasts[nth]?.figures ?? none.outcomes,
    range: lookedAt?.range ?? (lookedAt?.option === undefined ? option?.range : undefined),
    /** The figure to which is measured. */
    target: lookedAt?.target ?? aimed,
    /** The figure that was tapped or is looked at: the camera follows it, and never the mouse. */
    meant: lookedAt?.target ?? about,
    hover: (to: number | undefined): void => {
      if (to !== id) startTransition(() => setUnder({ at, id: to }));
    },
  };
};
