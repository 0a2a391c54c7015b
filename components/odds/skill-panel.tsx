'use client';

import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { oddsWords } from '@/lib/messages/odds';
import { rolledSkills, skillOdds, type Fighter } from '@/lib/systems/odds';
import { handChoices } from './address';
import { Charted } from './charted';

const { figure: number, percent, room, skill: say } = oddsWords;

/** A bar for each Hand: how often the skill works. */
function WorkBars({ chances }: { readonly chances: readonly number[] }) {
  return (
    <div className="flex flex-col gap-1.5">
      {chances.map((chance, index) => (
        <div key={index} className="flex items-center gap-2 text-sm tabular-nums">
          <span className="w-12 shrink-0">{room.hands.dice(handChoices[index] ?? 0)}</span>
          <div className="h-6 min-w-0 flex-1 rounded border border-edge forced-color-adjust-none">
            <div className="h-full bg-skill" style={{ width: `${chance * 100}%` }} />
          </div>
          <span className="w-16 shrink-0 text-right font-semibold">{percent(chance)}</span>
        </div>
      ))}
    </div>
  );
}

/** A skill of the hero: how often it works, and what its numbers and its damage come to. */
export function SkillPanel({
  own,
  foe,
  chosen,
  onChoose,
}: {
  readonly own: Fighter;
  readonly foe: Fighter;
  readonly chosen: string;
  readonly onChoose: (skill: string) => void;
}) {
  const known = rolledSkills(own.hero);
  const asked = known.find(({ id }) => id === chosen);
  const skill = asked ?? known[0];
  const odds = skill ? handChoices.map((hand) => skillOdds(skill, { ...own, hand }, foe)) : [];
  const now = odds[handChoices.findIndex((hand) => hand === own.hand)];
  return (
    <Panel title={say.title(own.hero.name)}>
      {chosen !== '' && !asked && <Notice tone="warning">{say.unknown(chosen)}</Notice>}
      {!skill || !now ? (
        <p className="text-muted">{say.none}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <SelectField label={say.choose} value={skill.id} onChange={({ target }) => onChoose(target.value)}>
            {known.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Charted
            figures={{
              caption: say.chart(skill.name),
              columns: [
                say.hand,
                say.works,
                ...now.figures.map(({ figure }) => say.label(figure)),
                ...(now.damage === undefined ? [] : [say.damage(foe.hero.name)]),
              ],
              rows: odds.map((each, index) => [
                room.hands.dice(handChoices[index] ?? 0),
                percent(each.works),
                ...each.figures.map(({ overall }) => number(overall)),
                ...(now.damage === undefined ? [] : [number(each.damage ?? 0)]),
              ]),
            }}
          >
            <p className="mb-2 text-sm text-muted">{say.chart(skill.name)}</p>
            <WorkBars chances={odds.map(({ works }) => works)} />
          </Charted>
          <div>
            <h3 className="mb-1 font-sans text-base font-semibold">{say.means}</h3>
            <ul className="flex flex-col gap-1 text-sm">
              {now.damage !== undefined && (
                <li>
                  {say.damage(foe.hero.name)}: {number(now.damage)},{' '}
                  {say.damageNote(now.way && oddsWords.way(now.way))}.
                </li>
              )}
              {now.figures.map((each, index) => (
                <li key={index}>{say.mean(each)}</li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-muted">{say.note}</p>
          </div>
        </div>
      )}
    </Panel>
  );
}
