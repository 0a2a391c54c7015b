import { terms } from '../../language/en';
import { api, share } from './share';
import { builder } from './builder';
import { files } from './files';
import { history, saving } from './saving';
import { myHeroes } from './my-heroes';
import { offline, site } from './site';
import { print, skillPrints } from './print';
import { roster } from './roster';

export const en = {
  api,
  terms,
  builder,
  files,
  history,
  myHeroes,
  offline,
  roster,
  saving,
  share,
  print,
  site,
  skillPrints,
};
