const BASIC = 'abcdefghijklmnopqrstuvwxyz';
const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';

/** The small letters of the catalogue's languages; of scripts with very many signs a few that no text does without. */
const LETTERS: Readonly<Record<string, string>> = {
  en: BASIC,
  id: BASIC,
  es: `${BASIC}áéíñóúü`,
  fr: `${BASIC}àâæçéèêëîïôœùûüÿ`,
  de: `${BASIC}äöüß`,
  it: `${BASIC}àèéìòù`,
  pt: `${BASIC}àáâãçéêíóôõú`,
  nl: `${BASIC}éëïóöü`,
  pl: `${BASIC}ąćęłńóśźż`,
  tr: `${BASIC}çğıİöşü`,
  sv: `${BASIC}åäöé`,
  da: `${BASIC}æøåé`,
  no: `${BASIC}æøåé`,
  fi: `${BASIC}åäö`,
  vi: `${BASIC}ăâđêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ`,
  cs: `${BASIC}áčďéěíňóřšťúůýž`,
  hu: `${BASIC}áéíóöőúüű`,
  ro: `${BASIC}ăâîșț`,
  hr: `${BASIC}čćđšž`,
  ru: RUSSIAN,
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئةى',
  he: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  hi: 'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौंः्',
  th: 'กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศสหอฮะาิีึืุูเแโใไ',
  zh: '的一是不了人我在有他这中大来上国个到说们',
  ja: 'あいうえおかきくけこさしすせそたちつてとなにぬねのアイウエオカキクケコ日本人大一',
  ko: '가나다라마바사아자차카타파하는은이를의에서',
};

const codeOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** The letters, small and large, that a language is written in; null for one that is not in the catalogue. */
export function lettersOf(tag: string): readonly string[] | null {
  const letters = LETTERS[codeOf(tag)];
  if (letters === undefined) return null;
  const signs = [...letters];
  // ß has no large letter of its own in most texts.
  const large = signs.map((sign) => sign.toUpperCase()).filter((sign) => [...sign].length === 1);
  return [...new Set([...signs, ...large])];
}

/** The languages whose letters are known. */
export const KNOWN_LANGUAGES = Object.keys(LETTERS);

/** Whether a language is written in Cyrillic letters. */
export const isCyrillic = (tag: string): boolean => /^[Ѐ-ӿ]/.test(LETTERS[codeOf(tag)] ?? '');
