import { api } from './api';
import { builder } from './builder';
import { cards } from '../../systems/living/messages/en/cards';
import { commandLine } from './command-line';
import { terms } from '@/lib/systems/living/messages/en/terms';
import { files } from './files';
import { history } from './history';
import { issues } from '../../systems/living/messages/en/issues';
import { myHeroes } from './my-heroes';
import { offline } from './offline';
import { print } from './print';
import { printPage } from './print-page';
import { roster } from './roster';
import { saving } from './saving';
import { share } from './share';
import { site } from './site';
import { skillPrints } from './skill-prints';

export const en = {
  api,
  terms,
  commandLine,
  builder,
  cards,
  files,
  history,
  issues,
  myHeroes,
  offline,
  roster,
  saving,
  share,
  print,
  printPage,
  site,
  skillPrints,
};
