/* Written by tools/generate.py: change what it is made from. */
export const SPECIAL_PLATES = ["YK/TS", "KS/TR", "SK/RB", "YB/KS", "TR/BS", "YS/KR", "BK/ST", "ST/YB", "SY/BR"] as const;
export const WILD_PLATES = ["*B/TK", "TR/B*", "KY/R*", "TY/*K", "YR/*B", "TK/R*", "RT/Y*", "TB/*Y", "R*/BK"] as const;
export const CHIPS = ["B", "B", "BR", "BR", "K", "K", "KB", "KB", "R", "R", "RT", "RT", "T", "T", "TY", "TY", "Y", "Y", "YK", "YK"] as const;
