'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import type { Choice, Region } from '@/lib/match/request';
import { placeFacts, type PlaceMeaning } from '@/lib/session/places';
import type { Point } from '@/lib/table/table';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { groupedPlaces, listedPlaces } from './listed-places';
import { PlaceThreats } from './place-threats';
import { useTableWords } from './table-words';
import { useKept } from './use-kept';
import { useInSight } from './ways-there';

const say = playMessages.table;

const isSame = (a: Point, b: Point | undefined): boolean => a.x === b?.x && a.y === b.y;

/** Asks for a place: one of the suggested ones, or the one that was chosen on the map. */
export function PlaceRequest({
  scene,
  mover,
  region,
  chosen,
  meaning,
  onLook,
  onBack,
  onChoose,
}: {
  readonly scene: TableScene;
  readonly mover: TableFigure | undefined;
  readonly region: Region;
  readonly chosen: Point | undefined;
  readonly meaning: (place: Point) => PlaceMeaning;
  readonly onLook: (place: Point) => void;
  readonly onBack: (() => void) | undefined;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { sign } = useTableWords();
  const textOf = (place: Point): string => playMessages.placeText(placeFacts(scene, mover, place), sign);
  const [places] = useState(() =>
    listedPlaces(
      region.candidates(),
      scene,
      mover,
      (facts) => playMessages.placeText(facts, sign),
      (text, facts) => playMessages.placeApart(text, facts, sign),
    ),
  );
  // Whoever chooses from the list once goes on doing so.
  const [isListed, setListed] = useKept('pipsmith-place-list', () => false);
  const canDrag = mover !== undefined && mover.isOff !== true;
  const listed = places.findIndex(({ place }) => isSame(place, chosen));
  // Whoever can't go anywhere has nothing to tap: the only place is chosen for them.
  const only = places.length === 1 && !chosen ? places[0]?.place : undefined;
  const meant = chosen ?? only;
  const text = meant && textOf(meant);
  return (
    <div ref={useInSight(chosen)} data-answers className="flex flex-col gap-3 max-lg:gap-2">
      {!only && !chosen && <p className="max-lg:text-sm">{canDrag ? say.choosePlace : say.choosePlaceFor}</p>}
      {/* For keyboard and screen reader: whoever sees the board taps it. */}
      <details open={isListed} onToggle={({ currentTarget }) => setListed(currentTarget.open)}>
        <summary className="text-sm font-semibold text-muted">{say.placeList}</summary>
        <SelectField
          label={say.place}
          className="max-lg:px-2! max-lg:text-sm"
          value={listed < 0 ? '' : String(listed)}
          onChange={({ target }) => {
            const picked = places[Number(target.value)];
            if (picked) onLook(picked.place);
          }}
        >
          <option value="" disabled hidden>
            {text ?? say.placeFirst}
          </option>
          {groupedPlaces(places).map(({ heading, places: some }) => {
            const options = some.map((place) => (
              <option key={place.text} value={places.indexOf(place)}>
                {place.text}
              </option>
            ));
            if (!heading) return options;
            const name = playMessages.placeGroup(heading, sign);
            return (
              <optgroup key={name} label={name}>
                {options}
              </optgroup>
            );
          })}
        </SelectField>
      </details>
      {chosen && text !== undefined && (
        <div role="status">
          <p className="sr-only">{say.chosen(text)}</p>
          <PlaceThreats means={meaning(chosen)} />
          <p className="text-sm text-muted">{playMessages.placeMeans(meaning(chosen), sign)}</p>
        </div>
      )}
      {/* On a phone, once there is a place, it is the first in the sheet, above its fold. */}
      <Button
        look="main"
        className={clsx('w-full', meant ? 'max-lg:order-first' : 'max-lg:hidden')}
        disabled={!meant}
        onClick={() => meant && onChoose(meant)}
      >
        {text === undefined ? say.goThere : say.goTo(text)}
      </Button>
      {onBack && (
        <Button look="quiet" className="self-start underline" onClick={onBack}>
          {say.goBack}
        </Button>
      )}
    </div>
  );
}
