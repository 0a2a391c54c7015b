import { samplesOf } from '../systems/document';
import { gameName, systemOf } from '../systems/open';
import type { SystemId } from '../systems/sheet';
import { encodeParty } from './index';

/** The share code of a game's table set, the party of its samples; undefined for a game that has none. @throws NotOpened */
export const tableSetCode = (system: SystemId): string | undefined => {
  if (!systemOf(system).set) return undefined;
  const code = encodeParty({
    format: 'pipsmith/party',
    version: 1,
    name: gameName(system),
    heroes: samplesOf(system).map(({ document }) => document),
  });
  return code.ok ? code.value : undefined;
};
