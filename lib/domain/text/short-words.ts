const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Prepositions, conjunctions, articles and particles that do not stand at the end of a line, by language. */
export const LEADING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list('a i'),
  ru: list('а без в во да для до за и из изо к ко на над не ни но о об обо от по под при про с со у'),
  uk: list('а без бо в від для до з за зі зо із і й на над не ні о об по під при про та у'),
  be: list('а аб ад без бо для да за з са і й на над не ні па пад пра пры с у ў ці'),
  bg: list('а без в във да до за и из к към на над не ни но о от по под при с със у че'),
  mk: list('а без в во да до за и на не ни но од по под при со у'),
  sr: list('а без да до за и из к ка на над не ни о об од по под при с са у'),
  pl: list('a i o u w we z ze'),
  cs: list('a i k ke o s se u v ve z ze'),
  sk: list('a i k ko o s so u v vo z zo'),
  hr: list('a i k o s u'),
  sl: list('a h i k o s v z'),
  fr: list('à y'),
  es: list('a e o u y'),
  pt: list('a à e é o'),
  it: list('a e è i o'),
  hu: list('a'),
};

/** Particles that do not stand at the beginning of a line, by language. */
export const TRAILING: Readonly<Record<string, ReadonlySet<string>>> = {
  ru: list('б бы ж же ли ль'),
  uk: list('б би ж же'),
  be: list('б бы ж жа'),
  bg: list('ли'),
};

/** Units in every language. */
export const COMMON_UNITS = list(
  'mm cm dm m km mm² cm² m² km² cm³ m³ ml cl l mg g kg t ms s sec min h hr hrs ft yd oz lb lbs pt px dpi ppi fps Hz kHz MHz ' +
    'GHz kB KB MB GB TB V W kW °C °F K % ‰ € $ £ ₽ ₴ zł Kč kr USD EUR GBP UAH RUB',
);

/** Units and what is counted like one (years, centuries, thousands), by language. */
export const UNITS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list('BC BCE AD CE million billion am pm a.m p.m'),
  ru: list(
    'мм см дм м км м² см² мл л мг г кг т мс с сек мин ч Гц кГц МГц ГГц кб Кб КБ Мб МБ Гб ГБ В Вт кВт руб коп р тыс млн млрд ' +
      'гг в вв год года году годы годов лет',
  ),
  uk: list(
    'мм см дм м км м² см² мл л мг г кг т мс с сек хв год Гц кГц МГц ГГц кб Кб КБ Мб МБ Гб ГБ В Вт кВт грн коп тис млн млрд ' +
      'р рр ст рік року році роки років',
  ),
  be: list('мм см м км л г кг с хв гадз руб тыс млн гг г. ст год года годзе гады гадоў'),
  bg: list('мм см м км л г кг с мин ч лв хил млн г гг в год година години'),
  de: list('Std Min Sek Uhr Mio Mrd Jh'),
  fr: list('h min ans siècle av ap'),
  pl: list('r rr w godz min tys mln mld zł'),
  cs: list('hod min tis mil mld let stol'),
  sk: list('hod min tis mil mld rokov stor'),
};

/** Abbreviations before a number. */
export const BEFORE_NUMBER = list(
  'no. no nr. nr № nº n° § §§ p. pp. fig. figs. vol. vols. ch. ed. eds. c. ca. circa cat. inv. art. bd. abb. s. sv. str. č. obr. kap. ' +
    'r. w. nr n. т. тт. стр. с. рис. илл. гл. кн. вып. ок. ст. іл. рік бл. вип. арк. інв. инв. кат.',
);

/** Abbreviations before a name. */
export const BEFORE_NAME = list(
  'mr. mrs. ms. mr mrs ms dr. dr prof. st. mme mlle m. hr. fr. sr. sra. dott. им. г. гор. ул. пр. просп. пер. пл. д. проф. ' +
    'акад. св. ім. м. вул. пров. буд. акад.',
);
