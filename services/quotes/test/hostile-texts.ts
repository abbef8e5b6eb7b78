/** `shows` is what a reader sees, if that differs from the text. */
export interface HostileText {
  text: string
  shows?: string
}

/** Texts that would request `url` if any part of them were treated as more than text. */
export function hostileTexts(url: string): HostileText[] {
  const markup = [
    `<script>fetch("${url}/script")</script>`, `<script src="${url}/src.js"></script>`, `<img src="${url}/img">`, `<img src=x onerror="fetch('${url}/onerror')">`,
    `<svg onload="fetch('${url}/svg')">`, `<svg><image href="${url}/svg-image"/></svg>`, `<svg><use href="${url}/use.svg#a"/></svg>`, `<svg><script>fetch("${url}/s")</script></svg>`,
    `<svg><foreignObject><iframe src="${url}/fo"></iframe></foreignObject></svg>`, `<iframe src="${url}/iframe"></iframe>`, `<iframe srcdoc="<img src='${url}/srcdoc'>"></iframe>`,
    `<iframe src="file:///etc/passwd"></iframe>`, `<object data="${url}/object"></object>`, `<object data="file:///etc/passwd"></object>`, `<embed src="${url}/embed">`,
    `<link rel="stylesheet" href="${url}/css">`, `<link rel="prefetch" href="${url}/prefetch">`, `<link rel="dns-prefetch" href="${url}">`, `<link rel="preconnect" href="${url}">`,
    `<link rel="preload" as="image" href="${url}/preload">`, `<link rel="icon" href="${url}/icon">`, `<link rel="import" href="${url}/import">`, `<link rel="manifest" href="${url}/manifest">`,
    `<meta http-equiv="refresh" content="0;url=${url}/refresh">`, `<meta http-equiv="refresh" content="0;url=file:///etc/passwd">`, `<base href="${url}/">`,
    `<style>@import "${url}/import.css";</style>`, `<style>body{background:url(${url}/background)}</style>`, `<p style="background:url('${url}/inline')">x</p>`,
    `<style>@font-face{font-family:x;src:url(${url}/font)}*{font-family:x}</style>`, `<video src="${url}/video" autoplay></video>`, `<video poster="${url}/poster"></video>`,
    `<audio src="${url}/audio" autoplay></audio>`, `<source srcset="${url}/srcset">`, `<picture><source srcset="${url}/picture"><img></picture>`, `<input type="image" src="${url}/input">`,
    `<form action="${url}/form"><button autofocus>x</button></form>`, `<a href="${url}/a" ping="${url}/ping">x</a>`, `<a href="javascript:fetch('${url}/js')">x</a>`, `<table background="${url}/table">`,
    `<body onload="fetch('${url}/body')">`, `<math><mtext><img src="${url}/math"></mtext></math>`, `<template><img src="${url}/template"></template>`, `<noscript><img src="${url}/noscript"></noscript>`,
    `<frameset><frame src="${url}/frame"></frameset>`, `<portal src="${url}/portal"></portal>`, `<details open ontoggle="fetch('${url}/toggle')">`, `<plaintext>`, `<xmp>`, `<textarea>`,
  ]
  const escapes = [
    `</title><img src="${url}/title">`, `</style><img src="${url}/style">`, `</bdi></p></section><img src="${url}/bdi">`, `</td></tr></table><img src="${url}/table">`,
    `"><img src="${url}/quote">`, `'><img src='${url}/apostrophe'>`, `" onerror="fetch('${url}/attribute')`, `--><img src="${url}/comment"><!--`, `<!-- never closed`, `<![CDATA[<img src="${url}/cdata">]]>`,
    `"; } } @page { background: url(${url}/page) } x { content: "`, `\\"; background: url(${url}/backslash); "`, `*/ body { background: url(${url}/css-comment) } /*`, `\\22 ; background: url(${url}/escaped);`,
    `@import url(${url}/at-import);`, `url(${url}/bare-url)`, `&lt;img src="${url}/entity"&gt;`, `&#60;img src="${url}/numeric"&#62;`, `&amp;lt;script&amp;gt;`,
    `data:text/html,<script>fetch("${url}/data")</script>`, `data:text/html;base64,${Buffer.from(`<img src="${url}/base64">`).toString('base64')}`, `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}/data-svg"/></svg>`,
    `javascript:fetch("${url}/javascript")`, 'file:///etc/passwd', 'file:///proc/self/environ', `\${fetch("${url}/literal")}`, `{{constructor.constructor("fetch('${url}/angular')")()}}`,
    `<%= fetch("${url}/erb") %>`, `#{fetch("${url}/pug")}`, `{% include "/etc/passwd" %}`, `$(curl ${url}/shell)`, `\`curl ${url}/backtick\``, `'; DROP TABLE quotes; --`, `$&$1$\`$'`, `%s%n%x`, `../../../etc/passwd`,
  ]
  const odd: HostileText[] = [
    { text: 'antes\u202Eotnemacro\u202Cdepois', shows: 'antes' }, { text: '\u202Etudo ao contrário', shows: '' }, { text: 'isolado\u2066sem fim', shows: 'isolado' }, { text: 'שלום olá مرحبا', shows: 'olá' },
    { text: 'nulo\u0000fim', shows: 'nulo' }, { text: 'sino\u0007 tab\u0009 vertical\u000B página\u000C', shows: 'sino' }, { text: 'linha\u2028parágrafo\u2029fim', shows: 'linha' },
    { text: 'sem\uD800par', shows: 'sem' }, { text: `zero\u200Blargura\uFEFF`, shows: 'zerolargura' }, { text: `Z${'\u0351'.repeat(300)}algo`, shows: 'algo' },
    { text: 'á'.repeat(2_000), shows: 'á'.repeat(100) }, { text: 'palavra '.repeat(300), shows: 'palavra '.repeat(20) }, { text: '<'.repeat(500), shows: '<'.repeat(100) }, { text: '🧵🪡👩‍🎨🇧🇷', shows: '🧵🪡' },
  ]
  return [...[...markup, ...escapes].map((text) => ({ text })), ...odd]
}
