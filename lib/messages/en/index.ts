import { terms } from '../../language/en';
import { api, share } from './share';
import { builder } from './builder';
import { commandLine } from './command-line';
import { files } from './files';
import { history, saving } from './saving';
import { myHeroes } from './my-heroes';
import { offline, site } from './site';
import { print, skillPrints } from './print';
import { printExports } from './print-exports';
import { printPage } from './print-page';
import { roster } from './roster';

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
  printExports,
  printPage,
  site,
  skillPrints,
};
