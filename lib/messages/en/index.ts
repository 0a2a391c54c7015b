import { api } from './api';
import { builder } from './builder';
import { cards } from '../../systems/living/messages/en/cards';
import { commandLine } from './command-line';
import { terms } from '@/lib/systems/living/messages/en/terms';
import { files } from './files';
import { history } from '../../systems/living/messages/en/history';
import { issues } from '../../systems/living/messages/en/issues';
import { myHeroes } from './my-heroes';
import { offline } from './offline';
import { painting } from '../../systems/living/messages/en/painting';
import { print } from './print';
import { printPage } from './print-page';
import { roster } from './roster';
import { saving } from './saving';
import { share } from './share';
import { site } from './site';

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
  painting,
  print,
  printPage,
  site,
};
