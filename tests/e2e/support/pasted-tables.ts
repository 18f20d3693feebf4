/** Tables as programs put them on the clipboard, and the lines that they become in a text. */
export interface PastedTable {
  from: string;
  html: string;
  lines: readonly string[];
}

const wordCell = (text: string, more = '') =>
  `<td width=301 valign=top ${more} style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><span lang=EN-US style='mso-ansi-language:
  EN-US'>${text}<o:p></o:p></span></p></td>`;

const docsCell = (text: string, more = '') =>
  `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;" ${more}>${text
    .split('\n')
    .map(
      (line) =>
        `<p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;white-space:pre-wrap;">${line}</span></p>`,
    )
    .join('')}</td>`;

const docsRow = (...cells: string[]) => `<tr style="height:0pt">${cells.join('')}</tr>`;

const docs = (...rows: string[]) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody>${rows.join('')}</tbody></table></div><br /></b>`;

export const PASTED_TABLES: readonly PastedTable[] = [
  {
    from: 'Word, with a line before and after it',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- table.MsoTableGrid {border:solid windowtext 1.0pt;} --></style></head>
<body lang=EN-GB style='word-wrap:break-word'><!--StartFragment-->
<p class=MsoNormal><b>Exhibitions<o:p></o:p></b></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${wordCell('2024')}${wordCell('Biennale, Venice')}</tr>
 <tr style='mso-yfti-irow:1'>${wordCell('2023')}${wordCell('Museum <i>am</i> Ostwall')}</tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>${wordCell('&nbsp;')}${wordCell('Salon &amp; Co')}</tr>
</table>
<p class=MsoNormal>And more<o:p></o:p></p><!--EndFragment--></body></html>`,
    lines: ['Exhibitions', '2024 — Biennale, Venice', '2023 — Museum am Ostwall', 'Salon & Co', 'And more'],
  },
  {
    from: 'Word, with a row of headings that is repeated and a year merged over two rows',
    html: `<html><body><!--StartFragment--><table class=MsoNormalTable>
 <thead><tr style='mso-yfti-irow:0'>${wordCell('<b>Year</b>')}${wordCell('<b>Place</b>')}</tr></thead>
 <tr>${wordCell('2024', 'rowspan=2')}${wordCell('Venice')}</tr><tr>${wordCell('Kyiv')}</tr>
 <tr>${wordCell('2023')}${wordCell('Basel')}</tr></table><!--EndFragment--></body></html>`,
    lines: ['Year — Place', '2024 — Venice', '2024 — Kyiv', '2023 — Basel'],
  },
  {
    from: 'Google Docs, with a heading over both columns and several lines in a cell',
    html: docs(
      docsRow(docsCell('Solo exhibitions', 'colspan="2"')),
      docsRow(docsCell('2024'), docsCell('Tide, Rotterdam\nEbb, Ghent')),
      docsRow(docsCell('2022'), docsCell('Harbour')),
      docsRow(docsCell(''), docsCell('')),
    ),
    lines: ['Solo exhibitions', '2024 — Tide, Rotterdam\nEbb, Ghent', '2022 — Harbour'],
  },
  {
    from: 'Google Docs, with a table in a cell',
    html: docs(
      docsRow(
        docsCell('2024'),
        `<td><table><tbody><tr><td>Tide</td><td>Venice</td></tr></tbody></table></td>`,
      ),
      docsRow(docsCell('2023'), docsCell('Ebb')),
    ),
    lines: ['2024 — Tide — Venice', '2023 — Ebb'],
  },
  {
    from: 'Google Sheets',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;text-align:right;">2024</td><td style="overflow:hidden;">Biennale<br/>Venice</td></tr><tr style="height:21px;"><td>2023</td><td>Museum</td></tr></tbody></table></google-sheets-html-origin>`,
    lines: ['2024 — Biennale\nVenice', '2023 — Museum'],
  },
  {
    from: 'Excel',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--td{mso-number-format:General;}--></style></head><body link="#0563C1">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65 align=right width=64 style='height:15.0pt'>2024</td><td class=xl65 width=64>Tide</td><td class=xl65>Oil on canvas</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 align=right>2023</td><td></td><td>Bronze</td></tr>
<!--EndFragment--></table></body></html>`,
    lines: ['2024 — Tide — Oil on canvas', '2023 — Bronze'],
  },
  {
    from: 'LibreOffice Writer',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.6"/><style type="text/css">td p { orphans: 0 }</style></head><body lang="en-GB" dir="ltr"><table width="665" cellpadding="4" cellspacing="0"><col width="328"/><col width="329"/><thead><tr valign="top"><th width="328" style="border: 1px solid"><p align="center"><b>Year</b></p></th><th width="329"><p>Work</p></th></tr></thead><tbody><tr valign="top"><td width="328"><p>2024</p></td><td width="329"><p><a href="https://example.org/tide"><u>Tide</u></a></p></td></tr></tbody></table></body></html>`,
    lines: ['Year — Work', '2024 — Tide'],
  },
  {
    from: 'LibreOffice Calc',
    html: `<html><head><meta name="generator" content="LibreOffice 7.6"/></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="right" valign=bottom sdval="2024" sdnum="1033;"><font face="Liberation Sans">2024</font></td><td align="left" valign=bottom><font face="Liberation Sans">Biennale</font></td></tr><tr><td height="17" align="right"><font>2023</font></td><td align="left"><font>Museum</font></td></tr></table></body></html>`,
    lines: ['2024 — Biennale', '2023 — Museum'],
  },
  {
    from: 'a page that is laid out by a table',
    html: `<table><tr><td><h2>Texts</h2><ul><li>one</li><li>two</li></ul><p>2024</p></td></tr></table>`,
    lines: ['Texts', 'one', 'two', '2024'],
  },
];
