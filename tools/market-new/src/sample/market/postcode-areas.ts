import { readPostcodeAreas } from '@materia/domain-contact';
import type { Market } from '@materia/market-model';

/**
 * The postal areas: first two digits, degrees north and east of the main town, which is close
 * enough for the proof.
 */
export const postcodeAreas = readPostcodeAreas(`
01 51.05 13.74 Dresden
02 51.15 14.99 Görlitz
03 51.76 14.33 Cottbus
04 51.34 12.37 Leipzig
06 51.48 11.97 Halle
07 50.88 12.08 Gera
08 50.72 12.49 Zwickau
09 50.83 12.92 Chemnitz
10 52.52 13.40 Berlin
11 52.52 13.37 Berlin
12 52.44 13.43 Berlin
13 52.57 13.33 Berlin
14 52.40 13.06 Potsdam
15 52.34 14.55 Frankfurt (Oder)
16 52.83 13.82 Eberswalde
17 53.56 13.26 Neubrandenburg
18 54.09 12.14 Rostock
19 53.63 11.41 Schwerin
20 53.55 10.00 Hamburg
21 53.25 10.41 Lüneburg
22 53.60 10.02 Hamburg
23 53.87 10.69 Lübeck
24 54.32 10.14 Kiel
25 53.93 9.52 Itzehoe
26 53.14 8.21 Oldenburg
27 53.55 8.58 Bremerhaven
28 53.08 8.80 Bremen
29 52.62 10.08 Celle
30 52.37 9.73 Hannover
31 52.15 9.95 Hildesheim
32 52.12 8.67 Herford
33 52.02 8.53 Bielefeld
34 51.31 9.48 Kassel
35 50.58 8.68 Gießen
36 50.55 9.68 Fulda
37 51.53 9.93 Göttingen
38 52.27 10.52 Braunschweig
39 52.13 11.63 Magdeburg
40 51.23 6.78 Düsseldorf
41 51.19 6.44 Mönchengladbach
42 51.26 7.15 Wuppertal
44 51.51 7.47 Dortmund
45 51.46 7.01 Essen
46 51.66 6.62 Wesel
47 51.43 6.76 Duisburg
48 51.96 7.63 Münster
49 52.28 8.05 Osnabrück
50 50.94 6.96 Köln
51 50.97 7.03 Köln
52 50.78 6.08 Aachen
53 50.74 7.10 Bonn
54 49.76 6.64 Trier
55 50.00 8.27 Mainz
56 50.36 7.59 Koblenz
57 50.87 8.02 Siegen
58 51.36 7.47 Hagen
59 51.68 7.82 Hamm
60 50.11 8.68 Frankfurt am Main
61 50.23 8.62 Bad Homburg
63 50.10 8.77 Offenbach
64 49.87 8.65 Darmstadt
65 50.08 8.24 Wiesbaden
66 49.23 7.00 Saarbrücken
67 49.48 8.44 Ludwigshafen
68 49.49 8.47 Mannheim
69 49.40 8.68 Heidelberg
70 48.78 9.18 Stuttgart
71 48.90 9.19 Ludwigsburg
72 48.52 9.06 Tübingen
73 48.70 9.65 Göppingen
74 49.14 9.22 Heilbronn
75 48.89 8.70 Pforzheim
76 49.01 8.40 Karlsruhe
77 48.47 7.94 Offenburg
78 47.66 9.18 Konstanz
79 48.00 7.84 Freiburg im Breisgau
80 48.14 11.57 München
81 48.11 11.62 München
82 48.00 11.34 Starnberg
83 47.86 12.12 Rosenheim
84 48.54 12.15 Landshut
85 48.76 11.42 Ingolstadt
86 48.37 10.90 Augsburg
87 47.73 10.32 Kempten
88 47.78 9.61 Ravensburg
89 48.40 9.99 Ulm
90 49.45 11.08 Nürnberg
91 49.60 11.00 Erlangen
92 49.44 11.86 Amberg
93 49.02 12.10 Regensburg
94 48.57 13.46 Passau
95 49.95 11.58 Bayreuth
96 49.90 10.90 Bamberg
97 49.79 9.93 Würzburg
98 50.61 10.69 Suhl
99 50.98 11.03 Erfurt
`) satisfies Market['postcodeAreas'];
