'use client';

import type { OddsViewProps, OddsViews } from '@/components/systems/views';
import { SelectField } from '@/components/ui/field';
import { Tick } from '@/components/ui/check-controls';
import { oddsPage as say } from '#words/systems/warband/messages/odds-page';
import { attacksOf, attacksOn } from '@/lib/systems/warband/odds/tables';
import { warbandIn } from '../warband';
import {
  mostFriends,
  settingAfter,
  settingIn,
  settingOut,
  wayIds,
  wayOf,
  type FightSetting,
} from './setting';
import { AllPairs, PairTable, StatTable } from './tables';

const fightIn = ({ own, foe, setting: asked, onSetting }: OddsViewProps) => {
  const warband = warbandIn(own);
  const setting = settingIn(asked, warband.fighters.length);
  return {
    warband,
    foes: warbandIn(foe),
    setting,
    fighter: warband.fighters[setting.fighter],
    change: (part: Partial<FightSetting>): void => onSetting(settingOut({ ...setting, ...part })),
  };
};

/** Which fighter attacks, and how. */
function Own(props: OddsViewProps) {
  const { warband, setting, change } = fightIn(props);
  if (warband.fighters.length === 0) return null;
  return (
    <>
      <SelectField
        label={say.fighter}
        value={String(setting.fighter)}
        onChange={({ target }) => change({ fighter: Number(target.value) })}
      >
        {warband.fighters.map(({ name }, at) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say.way}
        value={setting.way}
        onChange={({ target }) => change({ way: wayIds.find((id) => id === target.value) ?? 'melee' })}
      >
        {wayIds.map((id) => (
          <option key={id} value={id}>
            {say.ways[id]}
          </option>
        ))}
      </SelectField>
      {setting.way === 'melee' && (
        <SelectField
          label={say.friends}
          value={String(setting.friends)}
          onChange={({ target }) => change({ friends: Number(target.value) })}
        >
          {Array.from({ length: mostFriends + 1 }, (_, friends) => (
            <option key={friends} value={friends}>
              {friends}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** Whether there is cover. */
function Foe(props: OddsViewProps) {
  const { setting, change } = fightIn(props);
  if (setting.way === 'melee') return null;
  return <Tick label={say.cover} checked={setting.cover} onChange={(cover) => change({ cover })} />;
}

/** One fighter against everybody, his stat, and everybody against everybody. */
function Panels(props: OddsViewProps) {
  const { warband, foes, setting, fighter } = fightIn(props);
  if (!fighter) return null;
  const way = wayOf(setting);
  const isMelee = way.way === 'melee';
  return (
    <>
      <PairTable
        title={say.attacks(fighter.name)}
        first={say.heads.whom}
        pairs={attacksOf(fighter, foes, way)}
        columns={isMelee ? ['hit', 'wound', 'push', 'standing'] : ['hit', 'wound', 'standing']}
        lead={say.lead}
      />
      <PairTable
        title={say.attacked(fighter.name)}
        first={say.heads.who}
        pairs={attacksOn(fighter, foes, way)}
        columns={['hit', 'wound', 'standing', 'inPlay']}
      />
      <StatTable fighter={fighter} foes={foes} way={way} />
      <AllPairs own={warband} foe={foes} way={way} />
    </>
  );
}

/** The odds of the warband skirmish. */
export const odds: OddsViews = { Own, Foe, Panels, settingAfter };

export { parts, system } from '@/lib/systems/warband/together/odds';
