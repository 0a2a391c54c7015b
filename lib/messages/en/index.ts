import { terms } from '../../language/en';
import { api } from './api';
import { builder } from './builder';
import { commandLine } from './command-line';
import { files } from './files';
import { history } from './history';
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
  files,
  history,
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
