import { SelectField } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Tick } from '@/components/ui/check-controls';
import type { PipOdds } from '../odds/pip-odds';
import type { SomeHero } from '../hero';
import { SkillWish } from './skill-wish';
import { matters, modes, weightsOf, type Wish } from './wish';

const times = [0, 1, 2, 3] as const;

function Dice({
  game,
  label,
  hand,
  onChange,
}: {
  readonly game: PipOdds;
  readonly label: string;
  readonly hand: number;
  readonly onChange: (hand: number) => void;
}) {
  return (
    <SelectField label={label} value={hand} onChange={({ target }) => onChange(Number(target.value))}>
      {game.hands.map((dice) => (
        <option key={dice} value={dice}>
          {game.words.fight.hands.dice(dice)}
        </option>
      ))}
    </SelectField>
  );
}

/** How many times each figure counts in a mix, and the sum that this makes. */
function Mix({ game, wish, onChange }: WishProps) {
  const { layout: say } = game.words;
  return (
    <div className="flex flex-col gap-2">
      {matters.map((matter) => (
        <div key={matter} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-semibold">{say.matters[matter]}</span>
          <Segmented
            label={say.matters[matter]}
            value={String(wish.mix[matter])}
            segments={times.map((count) => ({ value: String(count), label: say.amounts[count] ?? '' }))}
            onChange={(value) => onChange({ mix: { ...wish.mix, [matter]: Number(value) } })}
          />
        </div>
      ))}
      <p className="text-sm text-muted">{say.sum(weightsOf(wish))}</p>
    </div>
  );
}

interface WishProps {
  readonly game: PipOdds;
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** Goal, opponent and dice of the search. */
export function WishFields({
  game,
  hero,
  foe,
  wish,
  onChange,
}: WishProps & { readonly hero: SomeHero; readonly foe: SomeHero }) {
  const { layout: say, fight } = game.words;
  const { traits } = game.layout;
  const weights = weightsOf(wish);
  const ways = game.modesOf(foe);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="mb-1 font-semibold">{say.bestAt}</p>
        <Segmented
          label={say.bestAt}
          value={wish.best}
          segments={modes.map((value) => ({ value, label: say.modes[value] }))}
          onChange={(best) => onChange({ best })}
        />
        <p className="mt-1 text-sm text-muted">{say.hints[wish.best]}</p>
      </div>
      {wish.best === 'mix' && <Mix game={game} wish={wish} onChange={onChange} />}
      {weights.skill > 0 && (
        <SkillWish game={game} hero={hero} wish={wish.skill} onChange={(skill) => onChange({ skill })} />
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        <Dice game={game} label={say.ownDice} hand={wish.hand} onChange={(hand) => onChange({ hand })} />
        <Dice
          game={game}
          label={say.foeDice(foe.name)}
          hand={wish.foeHand}
          onChange={(foeHand) => onChange({ foeHand })}
        />
        {weights.lost > 0 && (
          <div className="col-span-2">
            <SelectField
              label={say.foeWay(foe.name)}
              value={wish.foeWay}
              onChange={({ target }) => onChange({ foeWay: target.value })}
            >
              <option value="">{say.itsBest}</option>
              {ways.map((way) => (
                <option key={way.id} value={way.id}>
                  {game.modeText(way)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
      {(weights.damage > 0 || weights.skill > 0) && (
        <Tick label={fight.cover} checked={wish.cover} onChange={(cover) => onChange({ cover })} />
      )}
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold">{say.traits}</legend>
        {traits.map((trait) => (
          <Tick
            key={trait}
            label={game.look.words.brushes.name(trait)}
            checked={wish.traits.includes(trait)}
            onChange={(checked) =>
              onChange({
                traits: traits.filter((each) => (each === trait ? checked : wish.traits.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
